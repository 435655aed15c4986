/** Whether what a team shares is loaded, in a page whose services keep a library. */
export const selectHasTeam = (state: object): boolean => 'team' in state;
