CREATE TABLE "contacts" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"mail_address" text,
	"new_address" text,
	"new_address_hash" text,
	"new_address_until" timestamp with time zone,
	"chat_url" text,
	"mail_kinds" text[] DEFAULT '{}' NOT NULL,
	"chat_kinds" text[] DEFAULT '{}' NOT NULL,
	"summary_hour" integer DEFAULT 8 NOT NULL,
	"summary_zone" text DEFAULT 'UTC' NOT NULL,
	"summary_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_hour" CHECK ("contacts"."summary_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"admin_id" text NOT NULL,
	"mark" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_admin_id_mark_pk" PRIMARY KEY("admin_id","mark")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"address" text,
	"token" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"give_up_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"answer_status" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('mail', 'chat')),
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('waiting', 'delivered', 'given_up'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"admin_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_summary" ON "contacts" USING btree ("summary_at") WHERE "contacts"."summary_at" is not null;--> statement-breakpoint
CREATE INDEX "devices_seen" ON "devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("next_at") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_person" ON "messages" USING btree ("admin_id","channel","kind","message_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");