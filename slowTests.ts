/**
 * What `npm test` leaves to `npm run test:all`: a third of the files, which take three quarters of the time. Chosen
 * by that and by what else notices when their rule is broken, never because one fails.
 */
export const SLOW_TESTS: readonly string[] = [
  // Each starts services of its own. `npm test` keeps src/api/endpoints.http.test.ts, which calls every endpoint of
  // running services over HTTP, and what routes answer by themselves.
  'mocks/**/*.http.test.ts',
  // README's and CONTRIBUTING's commands as their users run them, minutes of other processes.
  'e2e/commands/*.test.ts',
  // Programs for maintainers, none of which is part of the application.
  'mocks/tools/**/*.test.ts',
  // Databases, in a folder and on a server.
  'mocks/library/**/*.test.ts',
  // Other programs and processes: a queue's workers, Redis, OCR, OSRA, lanes that are ended.
  'mocks/{cluster,hosts/node/{ocr,osra,workers,standalone}}/**/*.test.ts',
  'mocks/hosts/node/{loadedPackages,loneStart}.test.ts',
  'mocks/hosts/browser/files/opfsFiles.test.ts',
  // Whole pages and whole models of the engine; the rules that they are made of have tests beside them.
  'mocks/engine/tasks/*.test.ts',
  'mocks/engine/annotation/{annotate,textPieces}.test.ts',
  'mocks/engine/page/{heavyStreams,layers,readPdf}.test.ts',
  'mocks/engine/segmentation/figureText/labelPage.test.ts',
  'mocks/services/routes/openai/tagInPieces.test.ts',
  'mocks/engine/names/sample/sampleDictionary.test.ts',
  'mocks/engine/recognition/labels/searchBudget.test.ts',
  // Whole screens with the whole store; the smoke tests in Chromium go through them, and their parts have tests of
  // their own.
  'src/app/fourthEngine.test.tsx',
  'src/app/work/undoKeys.test.tsx',
  'src/widgets/pageOutlines/PageOutlines.test.tsx',
  'src/widgets/segmentCard/cardRenders.test.tsx',
  'src/widgets/compounds/Compounds.test.tsx',
  'src/widgets/inspection/InspectionDialog.test.tsx',
  'src/widgets/library/LibraryPage.test.tsx',
  'src/widgets/review/{ReviewDialog,ViewSwitch}.test.tsx',
  'src/features/annotations/components/{annotationJudging,longText}.test.tsx',
  'src/features/comparison/components/ComparisonView/ComparisonView.test.tsx',
  'src/features/document/components/PdfViewer/PdfViewer.test.tsx',
  'src/features/exporting/components/ExportDialog/ExportDialog.test.tsx',
  'src/features/submission/components/**/*.test.tsx',
  // Stories of many reloads and damages, one store after the other.
  'src/app/swapDocument.test.ts',
  'src/features/library/library.test.ts',
  'src/features/savedWork/setAside.test.ts',
  'src/features/savedWork/stored/everyDamage.test.ts',
];
