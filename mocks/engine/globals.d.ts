/** The globals that the engine uses, available in Node, in a page and in a worker. */
declare function btoa(binary: string): string;

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
