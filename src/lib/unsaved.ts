/** Asks whether unsaved input may be lost; resolves with false to keep it. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Registers a question that is asked before leaving. Returns a function that removes it. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

let asking: Promise<boolean> | undefined;

/** Whether leaving would lose nothing, or the administrator agrees to lose it. While that is being asked it is not asked again. */
export function mayLeave(): Promise<boolean> {
  asking ??= askAll().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askAll(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
