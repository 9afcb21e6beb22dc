import '../theme/boot.css';

/** Looks the same as the spinner in index.html, so that the switch between the two is invisible. */
export function Spinner() {
  return (
    <div className="boot" role="status">
      <span className="boot-ring" />
      <span className="boot-words">Loading…</span>
    </div>
  );
}
