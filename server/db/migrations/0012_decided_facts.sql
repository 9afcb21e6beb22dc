CREATE TABLE "account_activity" (
	"audit_id" bigint NOT NULL,
	"admin_id" text NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_activity_audit_id_what_pk" PRIMARY KEY("audit_id","what"),
	CONSTRAINT "account_activity_what" CHECK ("account_activity"."what" in ('acted', 'opened'))
);
--> statement-breakpoint
CREATE TABLE "credential_losses" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"lost" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_losses_lost" CHECK ("credential_losses"."lost" in ('password', 'factors', 'passkey'))
);
--> statement-breakpoint
CREATE TABLE "deleted_items" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limited_actions" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limited_actions_kind" CHECK ("limited_actions"."kind" in ('note', 'reveal'))
);
--> statement-breakpoint
CREATE TABLE "passkey_additions" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"factor_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"rp_id" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_workers" ADD COLUMN "unanswered_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_activity_newest" ON "account_activity" USING btree ("admin_id","what","created_at");--> statement-breakpoint
CREATE INDEX "credential_losses_newest" ON "credential_losses" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "deleted_items_item" ON "deleted_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "limited_actions_newest" ON "limited_actions" USING btree ("admin_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "passkey_additions_factor" ON "passkey_additions" USING btree ("admin_id","factor_id");