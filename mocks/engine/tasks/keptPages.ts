import { onceFor } from '../caching/onceFor';
import { RecentPages } from '../page/recentPages';
import type { PdfPorts } from '../ports/pdfLibrary';

/**
 * The contents of the pages that were read last with these ports. A worker that cut a page's drawings out is often
 * the one that reads their lines.
 */
export const keptPages = onceFor((_ports: PdfPorts) => new RecentPages());
