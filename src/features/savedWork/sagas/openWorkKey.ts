/** Tab storage: hash of the article that is open in this tab, for a reload. */
export const OPEN_WORK_KEY = 'marcus.openWork';
