import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Sends a picture as an attachment with an ETag; 304 when the client has it already. */
export function answerPng(
  request: Request,
  response: Response,
  filename: string,
  png: Uint8Array,
): void {
  const tag = createHash('sha256').update(png).digest('hex').slice(0, 32);
  response.attachment(filename).type('png');
  response.set({ ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' });
  if (request.fresh) return void response.status(304).end();
  response.send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
}
