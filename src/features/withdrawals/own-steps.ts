/** The status that each withdrawal has by the latest decision of this page: no news to whoever made it. */
const statuses = new Map<string, string>();

export const noteOwnStep = (id: string, status: string): void => void statuses.set(id, status);

export const isOwnStep = (id: string, status: string): boolean => statuses.get(id) === status;
