import { base64Of, digestOf } from '../http/digest';
import type { OpenApiDocument, OperationObject } from './openApiDocument';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
`;

/** The page may load nothing except this one style (Content Security Policy Level 3). */
export async function docsPolicy(): Promise<string> {
  return [
    "default-src 'none'",
    `style-src 'sha256-${base64Of(await digestOf(STYLE))}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Renders the document as a readable page, without scripts or external resources. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    const calls = own.map(({ path, method, operation }) => callMarkup(method, path, operation));
    return `<section><h2>${escapeText(tag)}</h2>${calls.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeText(info.title)}</title>
<style>${STYLE}</style></head><body><main><h1>${escapeText(info.title)} ${escapeText(info.version)}</h1>
<p>${escapeText(info.description)}</p><p><a href="openapi.json">openapi.json</a></p>
${sections.join('')}</main></body></html>`;
}

function callMarkup(method: string, path: string, operation: OperationObject): string {
  const { summary, parameters, requestBody, responses } = operation;
  const details = [
    ['Parameters', parameters],
    ['Body', requestBody?.content],
    ['Answer', responses['200']?.content],
  ] as const;
  const shown = details
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `<h3>${name}</h3><pre>${escapeText(JSON.stringify(value, null, 2))}</pre>`,
    );
  const call = `${method.toUpperCase()} ${path}`;
  return `<details><summary><code>${escapeText(call)}</code> ${escapeText(summary)}</summary>${shown.join('')}</details>`;
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
