/** A reading with unknown circumstances is kept for its structure. */
export const UNKNOWN_READING = {
  engine: 'unknown',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 0,
  timestamp: '',
  fromFallback: false,
};

/** As if nothing had been cut out. */
export const NO_SEGMENTS = {
  items: [],
  info: null,
  selected: [],
  judgements: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
};

/** No change to the organisms of a form. */
export const NO_ORGANISMS = { changed: {}, removed: [], added: [] };
