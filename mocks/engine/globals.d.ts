/** What the engine uses beside the language, and finds wherever it runs: in Node, in a page, in a worker. */
declare function btoa(binary: string): string;

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare class AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
