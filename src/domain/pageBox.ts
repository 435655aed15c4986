/** `[x0, y0, x1, y1]` in PDF points (1/72 inch), origin at the top left of the page, y downwards. */
export type PageBox = readonly [x0: number, y0: number, x1: number, y1: number];
