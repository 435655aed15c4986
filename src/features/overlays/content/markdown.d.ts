/** Pages of text, which the build compiles (markdown/loader.js). */
declare module '*.md' {
  // A file with an import declares no module for others, and here none may be relative.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const page: import('../textPage').TextPage;
  export default page;
}
