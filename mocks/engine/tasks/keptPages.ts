import { RecentPages } from '../page/recentPages';
import type { PdfPorts } from '../ports/pdfLibrary';

const pagesOf = new WeakMap<PdfPorts, RecentPages>();

/**
 * The contents of the pages that were read last with these ports. A worker that cut a page's drawings out is often
 * the one that reads their lines.
 */
export function keptPages(ports: PdfPorts): RecentPages {
  const pages = pagesOf.get(ports) ?? new RecentPages();
  pagesOf.set(ports, pages);
  return pages;
}
