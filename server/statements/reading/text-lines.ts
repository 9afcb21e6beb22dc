import { Turn } from '../../domain/turn.ts';
import { RefusedFile } from './draft.ts';

const MAX_LINE = 64 * 1024;

/** The lines of a text, with their numbers. @param text with \n as its only line end @throws RefusedFile for an endless line */
export async function* textLines(text: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  const turn = new Turn();
  let rest = '';
  let line = 0;
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      if (one.length > MAX_LINE) throw tooLong(line);
      yield { line, text: one };
      if (turn.isOver) await turn.pass();
    }
    if (rest.length > MAX_LINE) throw tooLong(line + 1);
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}

const tooLong = (line: number) =>
  new RefusedFile('A line of the file is longer than 64 kB.', 'Ask the bank for the file anew.', line);
