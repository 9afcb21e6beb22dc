CREATE TABLE "platform_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"type" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_events_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "platform_feed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"feed_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "platform_feed_only" CHECK ("platform_feed"."only")
);
--> statement-breakpoint
CREATE INDEX "platform_events_waiting" ON "platform_events" USING btree ("id") WHERE "platform_events"."position" is null;--> statement-breakpoint
CREATE INDEX "platform_events_created" ON "platform_events" USING btree ("created_at");