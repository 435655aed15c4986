/** The folders of the engine with a rule in most of their files. */
export const RULE_FOLDERS = [
  'segmentation/vector',
  'segmentation/raster',
  'segmentation/edge',
  'segmentation/compoundLabels',
  'lines',
  'recognition/perspective',
  'recognition/vector-graph',
  'recognition/pixel-graph/assembly',
] as const;
