/** Lazy: the real HTML parser, for pages whose HTML only it gets right. */
export { default as htmlParser } from 'rehype-raw'
