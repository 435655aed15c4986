/** Name of the line's landmark. */
export const LANDMARK = 'Session';

/** Ends the text with exactly one full stop, whether or not the services sent one. */
export const asSentence = (message: string): string => `${message.replace(/\.$/, '')}.`;
