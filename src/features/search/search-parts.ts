/** What of search is loaded when it is first opened. */
export { SearchPanel } from './SearchPanel'
export { SearchTrail } from './SearchTrail'
