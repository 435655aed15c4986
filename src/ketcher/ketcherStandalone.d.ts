/** The package only declares types for its main build; the others export the same. */
declare module 'ketcher-standalone/dist/binaryWasmNoRender' {
  export { StandaloneStructServiceProvider } from 'ketcher-standalone';
}
