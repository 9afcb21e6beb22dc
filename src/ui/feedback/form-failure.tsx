import parts from '../layout/parts.module.css';

/** Why nothing was saved. It stays above the buttons until the next attempt; a toast has announced it. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <p className={parts.failure} data-failure>
      {failure}
    </p>
  );
}
