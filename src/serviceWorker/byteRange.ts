/**
 * The part of a whole answer that a request asks for (RFC 9110, 14.2): caches keep whole answers only. Of
 * several ranges, and of one that cannot be read, the whole is answered, as the standard allows.
 *
 * @param range the request's `Range` header
 */
export async function answerRange(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return whole;
  const content = await whole.blob();
  const start = from === '' ? Math.max(0, content.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? content.size : Math.min(content.size, Number(to) + 1);
  const headers = new Headers(whole.headers);
  if (start >= end) {
    headers.set('Content-Range', `bytes */${content.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${content.size}`);
  headers.set('Content-Length', String(end - start));
  return new Response(content.slice(start, end, content.type), { status: 206, headers });
}
