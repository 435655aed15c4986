/** @returns the compiled page, as JSON */
declare const pageOfMarkdown: (source: string) => string;
export default pageOfMarkdown;
