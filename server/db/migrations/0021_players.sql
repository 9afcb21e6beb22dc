CREATE TABLE "note_versions" (
	"note_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"text" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_versions_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"withdrawal_id" text,
	"admin_id" text,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_erasures" (
	"player_id" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_freezes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_freezes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "player_totals" (
	"player_id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"transaction_count" bigint NOT NULL,
	"withdrawal_count" bigint NOT NULL,
	"spent_cents" bigint NOT NULL,
	"waiting_cents" bigint NOT NULL,
	"on_hold_cents" bigint NOT NULL,
	"withdrawn_cents" bigint NOT NULL,
	"rejected_cents" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "withdrawals_player";--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "display_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_note_id_notes_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("note_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_erasures" ADD CONSTRAINT "player_erasures_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_player" ON "notes" USING btree ("player_id","created_at","note_id");--> statement-breakpoint
CREATE INDEX "notes_withdrawal" ON "notes" USING btree ("withdrawal_id","note_id") WHERE "notes"."withdrawal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "player_freezes_open" ON "player_freezes" USING btree ("player_id") WHERE "player_freezes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "player_freezes_player" ON "player_freezes" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_holds_open" ON "player_holds" USING btree ("player_id") WHERE "player_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "player_holds_player" ON "player_holds" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "player_totals_last_seen" ON "player_totals" USING btree ("last_seen_at","player_id");--> statement-breakpoint
CREATE INDEX "player_totals_spent" ON "player_totals" USING btree ("spent_cents","player_id");--> statement-breakpoint
CREATE INDEX "players_name_trigrams" ON "players" USING gin ("display_name" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_newest" ON "players" USING btree ("created_at","player_id");--> statement-breakpoint
CREATE INDEX "withdrawals_player_newest" ON "withdrawals" USING btree ("player_id","created_at","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("account_fingerprint","player_id") WHERE "withdrawals"."account_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_returned" ON "withdrawals" USING btree ("player_id") WHERE "withdrawals"."returned_at" is not null;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_erased" CHECK (("players"."email" is null) = ("players"."display_name" is null));