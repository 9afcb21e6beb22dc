/** Asks whether what was typed may be lost; false keeps it. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** From now on leaving asks this first. Returns the way out. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Whether the administrator, who is about to leave, loses nothing or agrees to. */
export async function mayLeave(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
