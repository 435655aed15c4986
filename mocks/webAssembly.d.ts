/** What Node has and @types/node 20 does not tell: the errors that compiled code throws. */
declare namespace WebAssembly {
  /** A trap, such as a stack that is exhausted; the module that threw it is of no more use. */
  class RuntimeError extends Error {}
  /** An exception of the compiled language. */
  class Exception {}
}
