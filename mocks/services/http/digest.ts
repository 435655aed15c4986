/** SHA-256 of a text. */
export const digestOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
