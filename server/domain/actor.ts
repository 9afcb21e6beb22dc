/** Who does something and from where: what history and audit rows say of it. */
export interface Actor {
  adminId: string;
  username: string;
  /** The network address that the request came from. */
  address: string | null;
  requestId: string | null;
}
