/** The outcome of a call, for the desk. A call that failed may be sent again, from the toast that says so. */
export type SentCall = {
  onSend?: () => void;
  /** It was carried out; the screen has not loaded again yet. */
  onAnswer?: () => void;
  onFail?: () => void;
};

export async function watched<T>(call: () => Promise<T>, { onSend, onFail }: SentCall): Promise<T> {
  onSend?.();
  try {
    return await call();
  } catch (error) {
    onFail?.();
    throw error;
  }
}
