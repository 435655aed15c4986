/** How the library's queue reads an article out of sight, for tests of features, which know nothing of the application. */
export { openReader } from '@/app/work/articleReader';
