export { OutlineTools } from './OutlineTools';
export { PageOutlines } from './PageOutlines';
