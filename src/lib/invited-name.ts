/** The username that an invitation is for: its token begins with it. */
export const invitedName = (token: string): string => token.slice(0, Math.max(0, token.lastIndexOf('.')));
