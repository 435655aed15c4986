/** Without the difference between capitals and small letters, and that of spaces. */
export const foldedName = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();
