CREATE TABLE "decision_signals" (
	"history_id" bigint PRIMARY KEY NOT NULL,
	"signals" jsonb NOT NULL
);
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "decision_signals" FROM CURRENT_USER;