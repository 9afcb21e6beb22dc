import { Button, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isComposing } from '../../lib/composing.ts';
import { withMarks } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { useIsOnTop } from '../../ui/feedback/open-dialogs.ts';
import classes from './palette.module.css';
import type { PaletteGroup, PaletteOption, Target } from './palette-option.ts';
import { type Found, useFound } from './use-found.ts';

type Props = {
  opened: boolean;
  /** Offered without a search; what is typed narrows them. */
  commands: readonly PaletteGroup[];
  onGo: (target: Target) => void;
  onPress: (button: HTMLElement) => void;
  onClose: () => void;
};

const MAX_LENGTH = 200;

/** Screens, actions and records by their names, in a combobox: the focus stays in the field, and the arrow keys mark an option. */
export function PaletteDialog({ opened, commands, onGo, onPress, onClose }: Props) {
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const isOnTop = useIsOnTop(opened);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? '';
  const [marked, setMarked] = useState<string>();
  /** The focus goes to what was chosen, and not back. */
  const [hasLeft, setLeft] = useState(false);
  const found = useFound(text);
  const groups = [...narrowed(commands, text), ...found.groups].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ id }) => id === marked) ?? options[0];
  const list = useId();
  const idOf = (option: PaletteOption) => `${list}-${option.id}`;

  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(option: PaletteOption) {
    setLeft(!('run' in option));
    if ('target' in option) return onGo(option.target);
    if ('button' in option) onPress(option.button);
    else option.run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isComposing(event.nativeEvent) || !active) return;
    if (step) setMarked(options.at((options.indexOf(active) + step) % options.length)?.id);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={isOnTop}
      returnFocus={!hasLeft}
      fullScreen={phone}
      size={620}
      yOffset="10dvh"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label="Search or go to">
        <Modal.Body>
          <div className={classes.head}>
            <TextInput
              className={classes.field}
              size="md"
              leftSection={<Search size={17} />}
              aria-label="Search or go to"
              placeholder="Screen, action, ID, email or name"
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={MAX_LENGTH}
              value={text}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setMarked(undefined);
              }}
              onKeyDown={onKeyDown}
              data-autofocus
            />
            <Modal.CloseButton aria-label="Close" />
          </div>
          <div id={list} role="listbox" aria-label="Results" className={classes.list}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
              <div key={group.label} role="group" aria-label={group.label} className={classes.group}>
                <p className={classes.title} aria-hidden="true">
                  {group.label}
                </p>
                {group.options.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option
                  <div
                    key={option.id}
                    id={idOf(option)}
                    role="option"
                    aria-selected={option === active}
                    className={classes.option}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    <bdi className={classes.name}>{withMarks(option.name)}</bdi>
                    {option.detail && <bdi className={classes.detail}>{option.detail}</bdi>}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <State found={found} count={options.length} isTyped={text.trim() !== ''} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function narrowed(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups.map(({ label, options }) => ({
    label,
    options: options.filter(({ name }) => name.toLowerCase().includes(wanted)),
  }));
}

type StateProps = { found: Found; count: number; isTyped: boolean };

/** Below the results: whether that is all, and which records could not be searched. */
function State({ found: { searching, failed, notes, retry }, count, isTyped }: StateProps) {
  const isDone = isTyped && !searching;
  const words = isDone && count === 0 ? 'Nothing found' : isTyped && searching ? 'Searching…' : undefined;
  const limits = isDone ? notes.join(' ') : '';
  useAnnounced(isDone ? [words ?? `Results: ${count}`, limits].filter(Boolean).join('. ') : undefined);
  return (
    <div className={classes.state}>
      {words && failed.length === 0 && <p>{words}</p>}
      {failed.length > 0 && (
        <div role="alert" className={classes.failed}>
          <span>Could not be searched: {failed.join(', ')}</span>
          <Button variant="default" size="compact-xs" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {limits && <p>{limits}</p>}
    </div>
  );
}
