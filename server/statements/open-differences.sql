-- The differences that nobody has explained. A line of a statement is none while it has a match or is left out, a
-- payment that was missing on a statement none once a line has it, and nothing on a discarded statement is one.
-- `alert_since`: a bank may book a payment up to a week later.
CREATE OR REPLACE VIEW open_differences AS
SELECT difference.line_id,
	CASE WHEN statements.id IS NOT NULL AND line.result = 'only_here'
		THEN greatest(difference.found_at, line.paid_at + interval '7 days')
		ELSE difference.found_at END AS alert_since
FROM reconciliation_differences AS difference
JOIN reconciliation_lines AS line ON line.id = difference.line_id
LEFT JOIN statements ON statements.run_id = line.run_id
WHERE difference.closed_at IS NULL
	AND statements.discarded_at IS NULL
	AND NOT EXISTS (
		SELECT FROM statement_lines
		WHERE difference_id = difference.line_id AND (match_id IS NOT NULL OR state = 'left_out')
	)
	AND NOT (statements.id IS NOT NULL AND line.result = 'only_here' AND EXISTS (
		SELECT FROM statement_payments WHERE kind = 'payment' AND statement_payments.withdrawal_id = line.withdrawal_id
	));
