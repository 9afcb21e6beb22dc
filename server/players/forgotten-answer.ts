/** The contract's fields that identify a player, within a record that names the player by `player_id`. */
const PERSONAL = new Set(['player_email', 'display_name', 'company_name', 'contact_email', 'contact_phone']);

/**
 * An answer in the contract's form, as JSON, without what identifies a player: in the records with the player's id, and in notes on them and on their transactions. Any
 * other answer is returned as it is, byte for byte.
 */
export function forgottenAnswer(answer: string, playerId: string, noteIds: readonly number[]): string {
  const body: unknown = answer === '' ? null : JSON.parse(answer);
  const notes = new Set(noteIds.map(String));
  let isChanged = false;
  const forget = (value: unknown, isTheirs: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => forget(one, isTheirs));
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Record<string, unknown>;
    const isOfPlayer = isTheirs || record.player_id === playerId;
    const isNote = 'written_at' in record && 'is_own' in record && notes.has(String(record.id));
    return Object.fromEntries(
      Object.entries(record).map(([name, field]) => {
        const isOfTransaction = isOfPlayer && 'transaction_id' in record && name === 'notes';
        const isErased = (isOfPlayer && PERSONAL.has(name)) || isOfTransaction || (isNote && name === 'text');
        if (isErased && field !== null) {
          isChanged = true;
          return [name, null];
        }
        if (isNote && name === 'earlier' && Array.isArray(field)) {
          isChanged ||= field.length > 0;
          return [name, field.map((version: object) => ({ ...version, text: null }))];
        }
        return [name, forget(field, isOfPlayer)];
      }),
    );
  };
  const forgotten = forget(body, false);
  return isChanged ? JSON.stringify(forgotten) : answer;
}
