/** Maximum pixels of a picture: an A4 page at 600 dpi has 35 million. */
export const MAX_PIXELS = 50_000_000;

/** Message for the user. */
export const TOO_LARGE = 'The image is too large.';
