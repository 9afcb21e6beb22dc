-- Transfers, the history of withdrawals and what was known at a decision, announced returns, reversals of revenue and
-- archived withdrawals are only ever inserted into: refuse_change() is in server/audit/append-only.sql. So are claims
-- of payments, but for one column: payments/payment-claims.sql.
--
--   delete from ledger_transfers where id = 1;   -- ERROR: ledger_transfers is only ever inserted into

CREATE OR REPLACE TRIGGER ledger_transfers_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER withdrawal_history_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_history
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER decision_signals_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON decision_signals
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER return_announcements_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON return_announcements
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER payment_claims_only_inserted BEFORE DELETE OR TRUNCATE ON payment_claims
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER archived_withdrawals_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON archived_withdrawals
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER revenue_reversals_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON revenue_reversals
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A payout takes a range of ids of revenue records. Every transaction that inserts revenue or reversals holds
-- ADVISORY_LOCK.payouts (server/db/advisory-lock.ts) shared until it ends. A payout takes it exclusively, and then
-- knows that no uncommitted record has a lower id than the highest that it sees.
CREATE OR REPLACE FUNCTION announce_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(4600002);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER revenue_records_announced BEFORE INSERT ON revenue_records
	FOR EACH STATEMENT EXECUTE FUNCTION announce_revenue();
CREATE OR REPLACE TRIGGER revenue_reversals_announced BEFORE INSERT ON revenue_reversals
	FOR EACH STATEMENT EXECUTE FUNCTION announce_revenue();
