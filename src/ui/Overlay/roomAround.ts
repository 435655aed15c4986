/** Share of the sheet's sides by which a wide layer reaches beyond each of its edges. */
export const ROOM_AROUND = 0.5;
