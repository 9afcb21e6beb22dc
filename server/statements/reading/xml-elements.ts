import sax from 'sax';
import { Turn } from '../../domain/turn.ts';
import { cleaned, RefusedFile } from './draft.ts';

/** An element: its name without a prefix, and its attributes. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text directly within it, shortened. */
  text: string;
}

export interface XmlHandler {
  open(element: XmlElement, path: readonly XmlElement[]): void;
  /** @param path from the root to the element that ends */
  close(element: XmlElement, path: readonly XmlElement[]): void;
}

const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 50;
const MAX_TEXT = 10_000;
/** The parser refuses names, attributes and comments above 64 kB by itself, looking once per slice. */
const SLICE = 8 * 1024;
const OPTIONS = { position: true, strictEntities: true };

const unreadable = (what: string, line: number | null = null) =>
  new RefusedFile(`${what}, so the file is not read.`, 'Ask the bank for the file anew.', line);

/**
 * Reads XML element by element. Only the five entities of XML itself are known; a DOCTYPE, and what is too deep or too long, is refused.
 *
 * @throws RefusedFile
 */
export async function readXml(text: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = sax.parser(true, OPTIONS);
  const path: XmlElement[] = [];
  parser.onerror = (error) => {
    throw unreadable(
      `The XML is damaged or cut off (${cleaned(error.message.split('\n')[0] ?? '', 80)})`,
      parser.line + 1,
    );
  };
  parser.ondoctype = () => {
    throw unreadable('The XML has a DOCTYPE', parser.line + 1);
  };
  parser.onattribute = () => {
    if (Object.keys(parser.tag.attributes).length > MAX_ATTRIBUTES)
      throw unreadable('A tag has too many attributes', parser.line + 1);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (path.length >= MAX_DEPTH) throw unreadable(`The XML is more than ${MAX_DEPTH} elements deep`, parser.line + 1);
    const element = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
      text: '',
    };
    path.push(element);
    handler.open(element, path);
  };
  const addText = (more: string) => {
    const element = path.at(-1);
    if (element && element.text.length < MAX_TEXT) element.text += more.slice(0, MAX_TEXT);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => {
    const element = path.at(-1);
    if (!element) return;
    handler.close(element, path);
    path.pop();
  };
  const turn = new Turn();
  let isFirst = true;
  for await (const chunk of text) {
    for (let from = 0; from < chunk.length; from += SLICE) {
      const slice = chunk.slice(from, from + SLICE);
      parser.write(isFirst ? slice.trimStart() : slice);
      isFirst = false;
      if (turn.isOver) await turn.pass();
    }
  }
  parser.close();
}
