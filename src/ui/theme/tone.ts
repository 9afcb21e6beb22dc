/** The meaning of a colour. The colours themselves are in theme.css, one pair per scheme. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
