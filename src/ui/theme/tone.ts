/** What a colour says. The colours themselves are in theme.css, one pair a scheme. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
