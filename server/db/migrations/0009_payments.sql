CREATE TABLE "payment_pause" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "payment_pause_only" CHECK ("payment_pause"."only")
);
--> statement-breakpoint
CREATE TABLE "payment_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_pause" ADD CONSTRAINT "payment_pause_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;