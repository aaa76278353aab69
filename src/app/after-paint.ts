/** What a visit wants and no first screen waits for, in one file. */
export { afterStart } from './after-start'
export { LateHosts } from './LateHosts'
