/** Whom an invitation is for: its token begins with the username. */
export const invitedName = (token: string): string => token.slice(0, Math.max(0, token.lastIndexOf('.')));
