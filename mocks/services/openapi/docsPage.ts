import { escapeText, staticPage, staticPagePolicy } from '../http/staticPage';
import type { OpenApiDocument, OperationObject } from './openApiDocument';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
`;

export const docsPolicy = (): Promise<string> => staticPagePolicy({ style: STYLE });

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
  const main = `<h1>${escapeText(info.title)} ${escapeText(info.version)}</h1>
<p>${escapeText(info.description)}</p><p><a href="openapi.json">openapi.json</a></p>
${sections.join('')}`;
  return staticPage({ title: info.title, style: STYLE, main });
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
