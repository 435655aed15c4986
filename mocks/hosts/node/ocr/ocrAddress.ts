type Environment = Readonly<Record<string, string | undefined>>;

/** The server of `MARCUS_OCR`; undefined if letters are read here. */
export const ocrAddress = (env: Environment): string | undefined => env['MARCUS_OCR'] || undefined;

/** @throws Error naming the variable if its value is no address */
export function requireOcrAddress(env: Environment): void {
  const address = ocrAddress(env);
  if (address === undefined || /^https?:\/\/[^/@\s]+/.test(address)) return;
  throw new Error(
    `MARCUS_OCR must be an address such as http://localhost:8828/ocr, not "${address}"`,
  );
}
