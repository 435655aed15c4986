/** Name of the line's landmark. */
export const LANDMARK = 'Session';

/** With one full stop at its end, whether the services wrote one or not. */
export const asSentence = (message: string): string => `${message.replace(/\.$/, '')}.`;
